import { readFileSync } from 'node:fs';
import type { CustomAtRules, Visitor } from 'lightningcss';
import type { Plugin } from 'vite';

/** Replaces roles of `ui/styles/roles.css` by colours, which makes pages lighter; development keeps the roles. */
export function resolveRoles(): Plugin {
  const definitions = readFileSync('ui/styles/roles.css', 'utf8').matchAll(/(--[\w-]+): var\((--[\w-]+)\);/g);
  const colours = new Map([...definitions].map(([, role = '', colour = '']) => [role, colour]));
  const visitor: Visitor<CustomAtRules> = {
    Variable: ({ name }) => {
      const ident = colours.get(name.ident);
      return ident === undefined ? undefined : { type: 'var', value: { name: { ident } } };
    },
    Declaration: { custom: ({ name }) => (colours.has(name) ? [] : undefined) },
  };
  return { name: 'resolve-roles', apply: 'build', config: () => ({ css: { lightningcss: { visitor } } }) };
}

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from '#publish/content/content-plugin.ts';
import { leanApp } from '#publish/lean-app.ts';
import { readPublicationSettings } from '#publish/settings.ts';

/** Every page names its files: 36 bits tell two versions of one file apart, more would only be carried. */
const hashedName = 'assets/[name]-[hash:6]';
const settings = readPublicationSettings(process.env);

export default defineConfig({
  appType: 'custom',
  publicDir: 'site/public',
  plugins: [contentPlugin(), leanApp(), react()],
  define: { 'import.meta.env.VITE_SITE_URL': JSON.stringify(settings.siteUrl) },
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]_[hash]' } },
  },
  optimizeDeps: { entries: ['site/app/main.tsx', 'site/pages/*/*Page.tsx'] },
  build: {
    target: 'es2023',
    cssTarget: 'chrome115',
    // Pages and dialogs are fetched ahead: browsers that know this mark compile them whole then, off the main thread,
    // instead of function by function while the visitor waits for what he pressed.
    rolldownOptions: {
      output: {
        entryFileNames: `${hashedName}.js`,
        chunkFileNames: `${hashedName}.js`,
        assetFileNames: `${hashedName}[extname]`,
        postBanner: ({ name }) => (/(?:Page|Dialog)$/.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
});

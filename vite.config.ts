// First: what follows imports the modules that it writes.
import '#build/write-content.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from '#build/content/content-plugin.ts';
import { drawingPlugin } from '#build/plugins/drawing-plugin.ts';
import { layerStyles } from '#build/plugins/layer-styles.ts';
import { resolveRoles } from '#build/plugins/resolve-roles.ts';
import { retryStyles } from '#build/plugins/retry-styles.ts';
import { scriptPlugin } from '#build/plugins/script-plugin.ts';
import { trimReactRouter } from '#build/plugins/trim-react-router.ts';
import { readPublicationSettings } from '#build/settings.ts';

const settings = readPublicationSettings(process.env);

export default defineConfig({
  appType: 'custom',
  publicDir: 'site/public',
  plugins: [
    contentPlugin(),
    drawingPlugin(),
    scriptPlugin(),
    trimReactRouter(),
    retryStyles(),
    layerStyles(),
    resolveRoles(),
    react(),
  ],
  define: { 'import.meta.env.VITE_SITE_URL': JSON.stringify(settings.siteUrl) },
  css: {
    transformer: 'lightningcss',
    // The hash of the content, not of the file's name: a module has the same names when imported as text (`?inline`).
    lightningcss: { cssModules: { pattern: '[local]_[content-hash]' } },
  },
  optimizeDeps: { entries: ['site/app/main.tsx', 'site/pages/*/*Page.tsx'] },
  build: {
    target: 'es2023',
    cssTarget: 'chrome115',
  },
});

/** A browser script with everything it imports, as text for a page to inline (`build/plugins/script-plugin.ts`). */
declare module '*?script' {
  const script: string;
  export default script;
}

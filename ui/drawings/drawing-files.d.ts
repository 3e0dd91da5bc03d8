/** A drawing kept as a file, decorative; the build makes a component of it (`build/plugins/drawing-plugin.ts`). */
declare module '*.svg?drawing' {
  const drawing: (properties: import('react').SVGProps<SVGSVGElement>) => import('react').ReactElement;
  export default drawing;
}

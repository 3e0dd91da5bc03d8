/** Loaded before the service by `--import`: its clock starts at `TEST_CLOCK` and runs on from there. */
const offset = Date.parse(process.env.TEST_CLOCK ?? '') - Date.now();

globalThis.Date = new Proxy(Date, {
  construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [target.now() + offset]),
  get: (target, name) => (name === 'now' ? () => target.now() + offset : Reflect.get(target, name)),
});

/** Thrown to answer a request at once, from anywhere within its handler; middleware runs as after any answer. */
export class EarlyAnswer extends Error {
  override name = 'EarlyAnswer';
  readonly response: Response;

  constructor(response: Response) {
    super('answered early');
    this.response = response;
  }
}

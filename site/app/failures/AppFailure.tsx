import { Component, type ReactNode } from 'react';
import { announceReady } from '#site/app/takeover/ready.ts';

interface AppFailureProps {
  readonly children: ReactNode;
}

/** Shown when even the router or the error page throws: no layout, only a real link to the home page. */
export class AppFailure extends Component<AppFailureProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    announceReady();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main id="main">
        <h1 lang="en" className="lead">
          Unexpected Application Error!
        </h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <h2>Cette page n’a pas pu s’afficher.</h2>
        <a href="/">Revenir à l’accueil</a>
      </main>
    );
  }
}

import { homePictures } from '#content/home.ts';
import { testimonials } from '#content/testimonials.ts';
import { QuoteCallout } from '#site/layout/QuoteCallout.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import { Hero } from './Hero.tsx';
import { Pictures } from './Pictures.tsx';
import { Steps } from './Steps.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The offer at a glance: the kit, the four steps, six features, what clients say. */
export function HomePage() {
  return (
    <>
      <Hero />
      <section className="section" aria-labelledby="turnkey">
        <Steps id="turnkey" />
        <FeatureCards />
      </section>
      <Pictures pictures={Object.values(homePictures)} />
      <Testimonials testimonials={testimonials} />
      <QuoteCallout />
    </>
  );
}

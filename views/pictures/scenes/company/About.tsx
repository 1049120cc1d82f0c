import { OfferCounter } from '../../kit/places/OfferCounter.tsx';

/** What the company offers, a thing of each on one counter in Kolkata. */
export const About = () => (
  <OfferCounter
    width={640}
    height={520}
    window={{ x: 64, y: 28, width: 512, height: 324, sky: 36 }}
    counter={{ y: 450, depth: 46 }}
    phone={{ x: 33, scale: 0.6 }}
    scanner={{ x: 206, scale: 0.6 }}
    laptop={{ x: 332, scale: 1.04 }}
  />
);

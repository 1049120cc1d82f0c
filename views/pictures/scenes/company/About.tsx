import { OfferCounter } from '../../kit/places/OfferCounter.tsx';

/** What the company offers, a thing of each on one counter in Kolkata. */
export const About = () => (
  <OfferCounter
    width={640}
    height={520}
    window={{ x: 64, y: 40, width: 512, height: 340 }}
    counter={{ y: 444, depth: 46 }}
    phone={{ x: 44, scale: 0.78 }}
    scanner={{ x: 240, scale: 1 }}
    laptop={{ x: 354, scale: 1 }}
  />
);

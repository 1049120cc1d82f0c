import { OfferCounter } from '../../kit/places/OfferCounter.tsx';

/** What the company offers, a thing of each on one counter in Kolkata. */
export const About = () => (
  <OfferCounter
    width={640}
    height={520}
    window={{ x: 64, y: 40, width: 512, height: 340 }}
    counter={{ y: 444, depth: 46 }}
    phone={{ x: 64, scale: 0.64 }}
    scanner={{ x: 232, scale: 0.54 }}
    laptop={{ x: 334, scale: 1.08 }}
  />
);

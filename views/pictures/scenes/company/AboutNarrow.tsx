import { OfferCounter } from '../../kit/places/OfferCounter.tsx';

/** Its size on phones. */
export const narrowAboutSize = { width: 480, height: 400 } as const;

/** The same for a phone. */
export const AboutNarrow = () => (
  <OfferCounter
    {...narrowAboutSize}
    window={{ x: 68, y: 16, width: 344, height: 244, sky: 20 }}
    counter={{ y: 350, depth: 34 }}
    phone={{ x: 18, scale: 0.575 }}
    scanner={{ x: 168, scale: 0.5 }}
    laptop={{ x: 262, scale: 0.76 }}
  />
);

const fold = { className: 'stroke-skin-deep', strokeWidth: 1.7 } as const;

/** What of a bare hand is behind a card that it holds by its right edge: four fingers, and the palm. The edge is at 0, the wrist’s middle at 43,57. */
export const FingersAround = () => (
  <>
    <path
      d="M22-20C31-24 44-20 48-9 52 4 52 20 53 32L53.500 52Q53 62 43 62 32 62 32 52C31 44 27 34 20 23z"
      className="skin"
    />
    <path
      d="M24-14L-8-17M26-3L-10-6M25 8L-9 6M22 18.500L-6 17.500"
      className="stroke-skin"
      strokeWidth={11}
    />
    <path d="M23-8.500L-2-11M24 2.500L-2 .5M22 13.500L-2 12" {...fold} />
  </>
);

/** The thumb of the same hand, which lies on the card. */
export const ThumbOnTop = () => (
  <>
    <path
      d="M50 4C50-12 44-26 31-32 24-35.500 12-35-3-33-16-31.500-27-31-27-23.500-27-16-17-16-7-17L12-18C19-16 22-8 28 2z"
      className="skin"
    />
    <path d="M28 2C22-8 19-16 12-18L-7-17C-17-16-27-16-27-23.500" {...fold} opacity={0.7} />
    <path
      d="M-24-24.500C-24-29-18-29.500-11-29.500Q-8-25-11-20.500C-18-20-24-20.500-24-24.500z"
      className="on-brand"
      opacity={0.4}
    />
    <path d="M12-32Q9-28 10.500-24" {...fold} opacity={0.6} />
  </>
);

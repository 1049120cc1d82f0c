/** What stands on the plan of the marketplace, in dashed lines: few and thick ones, which are still seen where the plan is small. */

/** What is planned is dashed. */
export const outline = {
  className: 'stroke-on-brand',
  strokeWidth: 4.4,
  strokeDasharray: '10 8',
} as const;

/** How wide and high the places below the hall are. */
export const place = { width: 112, height: 96 } as const;

/** How high the open hall of the market is. */
export const hallHeight = 150;

/** With a striped awning, a window and a door. */
export const OutlinedShop = () => (
  <>
    <path d="M10 40H102V96H10z" className="on-brand" opacity={0.16} />
    {[0, 56].map((x) => (
      <path key={x} d={`M${x} 36a14 14 0 0028 0z`} className="on-brand" opacity={0.4} />
    ))}
    <path d="M0 36L12 0H34L28 36zM56 36V0H78L84 36z" className="on-brand" opacity={0.4} />
    <path d="M22 62H52V80H22zM66 62H90V96H66z" className="on-brand" opacity={0.34} />
    <path d="M10 54V96H102V54" {...outline} />
    <path d={`M0 36L12 0H100L112 36${'a14 14 0 01-28 0'.repeat(4)}`} {...outline} />
  </>
);

/** The front of a bank with four columns. */
export const OutlinedBank = () => (
  <>
    <path d="M12 46H100V96H12z" className="on-brand" opacity={0.16} />
    <path d="M0 36L56 0 112 36z" className="on-brand" opacity={0.4} />
    <path d="M0 36L56 0 112 36z" {...outline} />
    {[14, 38, 62, 86].map((x) => (
      <rect key={x} x={x} y={46} width={12} height={50} className="on-brand" opacity={0.4} />
    ))}
    <path d="M8 46H104" {...outline} />
  </>
);

/** As wide as the plan: a gable, a beam for its name, which is 36 high and begins at 56, and an arch above either place. */
export const OutlinedHall = ({ width }: { readonly width: number }) => (
  <>
    <path d={`M0 52L${width / 2} 0 ${width} 52z`} className="on-brand" opacity={0.4} />
    <path d={`M12 56H${width - 12}V150H12z`} className="on-brand" opacity={0.16} />
    <path d={`M0 52L${width / 2} 0 ${width} 52z`} {...outline} />
    <path d={`M12 58V150M${width - 12} 58V150M0 150H${width}`} {...outline} />
    <path d={`M14 94H${width - 14}`} {...outline} />
    {[place.width / 2, width - place.width / 2].map((x) => (
      <path
        key={x}
        d={`M${x - 30} 150V132a30 30 0 0160 0V150z`}
        className="on-brand"
        opacity={0.3}
      />
    ))}
  </>
);

/** What stands on the plan of the marketplace, in dashed lines: few and thick ones, which are still seen where the plan is small. */

/** What is planned is dashed. */
export const outline = {
  className: 'stroke-on-brand',
  strokeWidth: 3.4,
  strokeDasharray: '9 7',
} as const;

/** Where all of them stand. */
export const ground = 132;

/** 92 wide and 88 high, with an awning and a door. */
export const OutlinedShop = () => (
  <>
    <path d="M0 76L10 44H82L92 76z" className="on-brand" opacity={0.14} />
    <path d={`M9 80V${ground}H83V80`} {...outline} />
    <path d={`M0 76L10 44H82L92 76${'a11.500 11.500 0 01-23 0'.repeat(4)}`} {...outline} />
    <path d={`M36 ${ground}V102H58V${ground}`} {...outline} />
  </>
);

/** An open hall of two arches, 132 wide and as high as the plan; it alone has a light ground. */
export const OutlinedHall = () => (
  <>
    <path d={`M12 50H120V${ground}H12zM0 50L66 2 132 50z`} className="on-brand" opacity={0.14} />
    <path d="M0 50L66 2 132 50z" {...outline} />
    <path d={`M12 54V${ground}H120V54`} {...outline} />
    {[26, 73].map((x) => (
      <path
        key={x}
        d={`M${x} ${ground - 4}V92a16.500 16.500 0 0133 0V${ground - 4}`}
        {...outline}
      />
    ))}
  </>
);

/** The front of a bank, 92 wide and as high as the shop. */
export const OutlinedBank = () => (
  <>
    <path d="M0 74L46 44 92 74z" className="on-brand" opacity={0.14} />
    <path d="M0 74L46 44 92 74z" {...outline} />
    <path d={`M14 82V${ground}M46 82V${ground}M78 82V${ground}`} {...outline} />
  </>
);

/** The head of a browser at 0,0, 20 high: three dots and an empty address. */
export const BrowserBar = ({ width }: { readonly width: number }) => (
  <>
    <path d={`M0 20V5a5 5 0 015-5H${width - 5}a5 5 0 015 5V20z`} className="brand-soft" />
    {[11, 20, 29].map((x) => (
      <circle key={x} cx={x} cy={10} r={2.8} className="brand" opacity={0.55} />
    ))}
    <rect x={42} y={5} width={width - 54} height={10} rx={5} className="surface" />
  </>
);

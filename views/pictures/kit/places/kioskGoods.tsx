/** Tins and jars of a general store, on the boards of a kiosk (Kiosk.tsx). */
export const Groceries = () => (
  <>
    <path d="M14 58h10v17H14zM92 98h10v17H92zM104 58h10v17h-10z" className="marigold" />
    <path d="M27 64h11v11H27zM14 104h11v11H14zM91 64h10v11H91z" className="green" />
    <path d="M29 95h9v20h-9zM106 100h9v15h-9z" className="red" />
  </>
);

/** Mobile phones on the boards of a kiosk. */
export const Handsets = () => (
  <>
    {[
      [14, 75],
      [28, 75],
      [14, 115],
      [91, 75],
      [105, 115],
      [91, 115],
    ].map(([x = 0, y = 0]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y - 21})`}>
        <rect width={11} height={21} rx={2.5} className="deep" />
        <rect x={1.5} y={2.5} width={8} height={15} rx={1} className="brand-lift" />
      </g>
    ))}
  </>
);

/** Television sets and their boxes on the boards of a kiosk. */
export const Televisions = () => (
  <>
    {[
      [12, 75],
      [90, 75],
      [12, 115],
      [90, 115],
    ].map(([x = 0, y = 0], index) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y - 20})`}>
        <rect width={26} height={17} rx={2.5} className="deep" />
        <rect
          x={2}
          y={2}
          width={22}
          height={13}
          rx={1}
          className={index % 3 ? 'code-number' : 'marigold'}
        />
        <path d="M7 18.500h12" className="stroke-deep" strokeWidth={3} />
      </g>
    ))}
  </>
);

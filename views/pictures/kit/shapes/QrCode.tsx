import { At, type Place } from '../stage/At.tsx';

/** Rows of modules between the three corners; no scanner reads them. */
const rows = [
  '000000001011000000000',
  '000000000110100000000',
  '000000001100100000000',
  '000000000011000000000',
  '000000001001100000000',
  '000000000110000000000',
  '000000001010100000000',
  '000000000101100000000',
  '101101100110101100110',
  '010110011010010111001',
  '110011010011101000110',
  '001101101100010110101',
  '100110010110110011001',
  '000000001001101101011',
  '000000000110010010110',
  '000000001011011101001',
  '000000000100110110110',
  '000000001011001011010',
  '000000000110110100101',
  '000000001001011011010',
  '000000000110100110101',
];
const corners = [
  [0, 0],
  [14, 0],
  [0, 14],
] as const;

/** The likeness of a QR code, 84 × 84, always dark on white; it holds nothing. */
export function QrCode(place: Place) {
  const modules = rows
    .flatMap((row, y) =>
      [...row].map((bit, x) => (bit === '1' ? `M${x * 4} ${y * 4}h4v4h-4z` : '')),
    )
    .join('');
  return (
    <At {...place}>
      <rect x={-10} y={-10} width={104} height={104} rx={8} className="on-brand" />
      <path d={modules} className="deep" />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x * 4} ${y * 4})`}>
          <rect
            x={2}
            y={2}
            width={24}
            height={24}
            rx={3}
            className="stroke-brand"
            strokeWidth={4}
          />
          <rect x={8} y={8} width={12} height={12} rx={2} className="brand" />
        </g>
      ))}
    </At>
  );
}

import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

/* How many points its edge has. */
const points = 16;

/** The seal of a page that goes into a chain of records; x and y are its centre. */
export function PageSeal({ radius, ...place }: Place & { readonly radius: number }) {
  const edge = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points;
    const reach = index % 2 ? radius * 0.9 : radius;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  const icon = Math.round(radius * 0.95);
  return (
    <At {...place}>
      <path d={`M${edge.join('L')}z`} className="green" />
      <circle r={radius * 0.72} className="stroke-on-brand" strokeWidth={1.5} opacity={0.6} />
      <Glyph name="block" x={-icon / 2} y={-icon / 2} size={icon} tone="on-brand" />
    </At>
  );
}

import { At, type Place } from '../stage/At.tsx';
import { Forearm } from './Forearm.tsx';
import { PersonBust } from './Person.tsx';
import { type FigureProps, wearsSari } from './PersonBody.tsx';

interface AtTableProps extends Place, Omit<FigureProps, 'trousers'> {
  readonly looks: 'left' | 'right';
}

/** Somebody at a table, 126 × 140, with one forearm on it; the other hand reaches 33 beyond the body, at the side to which the person looks. */
export function AtTable({
  clothes = 'brand',
  hair = 'short',
  skin = 'skin',
  looks,
  ...place
}: AtTableProps) {
  const arm = { skin, sleeve: wearsSari(hair) ? undefined : clothes } as const;
  return (
    <At {...place}>
      <PersonBust x={0} y={0} clothes={clothes} hair={hair} skin={skin} looks={looks} />
      {/* A waistcoat, before which sleeves are seen. */}
      {arm.sleeve && (
        <path d="M37 93L60 118h6L89 93q4 22 13 47H24q9-25 13-47z" className="deep" opacity={0.3} />
      )}
      <At x={0} y={0} mirrored={looks === 'left' ? 126 : undefined}>
        <Forearm {...arm} x={112} y={131} length={18} />
        <Forearm {...arm} x={14} y={130} turn={-1} length={42} />
      </At>
    </At>
  );
}

import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A folded card on a table that asks guests for a text, 252 × 212; it stands on its lower edge. */
export const TableCard = (place: Place) => (
  <At {...place}>
    <ellipse cx={128} cy={212} rx={132} ry={8} className="shade" />
    <path d="M220 0L252 212H216z" className="brand-lift" />
    <g className="sheet">
      <path d="M12 0H220L232 212H0z" className="paper" />
      <path d="M12 0H220L223.400 60H8.600z" fill="url(#sheen)" />
      <Label x={116} y={38} size={20} weight={700} tone="on-brand" anchor="middle">
        How was your tea?
      </Label>
      <Label x={116} y={104} size={20} weight={600} anchor="middle">
        Text 1 to 5 to
      </Label>
      <Label x={116} y={146} size={28} weight={800} tone="brand-ink" anchor="middle">
        92200 XXXXX
      </Label>
      {[0, 1, 2, 3, 4].map((mark) => (
        <g key={mark} transform={`translate(${36 + mark * 40} 184)`}>
          <circle r={15} className="brand-soft" />
          <Label x={0} y={6} size={16} weight={700} tone="brand-ink" anchor="middle">
            {`${mark + 1}`}
          </Label>
        </g>
      ))}
    </g>
  </At>
);

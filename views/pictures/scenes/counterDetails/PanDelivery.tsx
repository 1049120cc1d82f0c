import { Phone } from '../../kit/devices/Phone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const stages = [
  ['Submitted', 'Fee paid'],
  ['With the agency', 'Documents accepted'],
  ['Tax Department', 'PAN not yet allotted'],
] as const;

/** An applicant tracks what she has applied for, on a phone that the lower edge of the picture cuts. */
export function PanDelivery() {
  return (
    <Scene width={400} height={416} ground="mint" grows="above">
      <Rings x={400} y={416} size={320} tone="green-soft" />
      <Phone x={48} y={28} width={304} height={620} head={132} time="11:06">
        <Label x={24} y={78} size={18} tone="on-brand">
          Acknowledgement
        </Label>
        <Label x={24} y={110} size={26} weight={800} tone="on-brand">
          63XXXX4107
        </Label>
        <path d="M44 176V324" className="stroke-line" strokeWidth={4} />
        <path d="M44 176V250" className="stroke-green" strokeWidth={4} />
        {stages.map(([title, note], index) => (
          <g key={title} transform={`translate(0 ${176 + index * 74})`}>
            {index < 2 ? (
              <Tick x={44} y={0} size={36} />
            ) : (
              <>
                <circle cx={44} r={18} className="marigold" />
                <Glyph name="clock" x={33} y={-11} size={22} tone="deep" bold />
              </>
            )}
            <Label x={80} y={-3} size={20} weight={700}>
              {title}
            </Label>
            <Label x={80} y={21} size={17} tone="muted">
              {note}
            </Label>
          </g>
        ))}
      </Phone>
    </Scene>
  );
}

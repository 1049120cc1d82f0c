import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel, Shadow } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** What can be recharged: a television with its set-top box, a phone, and a data card. */
export function RechargeGoods() {
  return (
    <Scene width={400} height={540} ground="warm">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <g transform="translate(32 36)">
        <Shadow width={336} height={204} />
        <rect width={336} height={204} rx={16} className="deep" />
        <rect x={10} y={10} width={316} height={184} rx={8} fill="url(#sheen)" />
        <path
          d="M10 150l70-52 54 40 62-66 130 96v18a8 8 0 01-8 8H18a8 8 0 01-8-8z"
          className="deep"
          opacity={0.28}
        />
        <circle cx={84} cy={62} r={24} className="marigold" />
        <Glyph name="play" x={144} y={76} size={52} tone="on-brand" />
      </g>
      <path d="M120 240h160l12 20H108z" className="deep-lift" />
      <g transform="translate(32 268)">
        <Shadow width={208} height={60} radius={12} />
        <rect width={208} height={60} rx={12} fill="url(#night)" />
        <Label x={20} y={38} size={20} tone="code-number" mono>
          DTH
        </Label>
        <path d="M84 32h60" className="stroke-on-deep" strokeWidth={4} opacity={0.3} />
        <circle cx={180} cy={30} r={10} className="green" />
      </g>
      <g transform="translate(40 372)">
        <Shadow width={176} height={72} radius={14} />
        <rect width={140} height={72} rx={14} className="surface" />
        <rect x={0.5} y={0.5} width={139} height={71} rx={13.5} className="stroke-line" />
        <path d="M140 16h34v40h-34z" className="on-deep-muted" />
        <path d="M152 26h12v8h-12zm0 16h12v8h-12z" className="deep" />
        <Glyph name="wifi" x={16} y={22} size={28} tone="brand" />
        <Label x={54} y={43} size={18} weight={700}>
          4G data
        </Label>
      </g>
      <Pill x={40} y={468} size={17} tone="brand">
        Data card
      </Pill>
      <Phone x={248} y={276} width={208} height={360} time="">
        <Panel x={14} y={56} width={162} height={92} tone="brand-soft" radius={8} flat>
          <Label x={14} y={32} size={16} tone="brand-ink">
            Mobile
          </Label>
          <Label x={14} y={70} size={30} weight={800} tone="brand-ink">
            ₹299
          </Label>
        </Panel>
        <circle cx={79} cy={204} r={28} className="green" />
        <Glyph name="check" x={61} y={186} size={36} tone="surface" bold />
      </Phone>
    </Scene>
  );
}

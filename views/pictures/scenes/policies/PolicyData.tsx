import { DeletedData } from '../../kit/records/DeletedData.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const Arrow = ({ x }: { readonly x: number }) => (
  <>
    <circle cx={x} cy={100} r={14} className="marigold" />
    <Glyph name="arrow-right" x={x - 9} y={91} size={18} tone="deep" bold />
  </>
);

const masked: readonly (readonly [GlyphName, string])[] = [
  ['id', '•••• 1234'],
  ['phone', '•••• 6810'],
];

/** Data is used for its purpose, a number for its recharge, is masked for as long as it is kept, and is deleted. */
export const PolicyData = () => (
  <Scene width={480} height={200} ground="deep">
    <Panel x={24} y={32} width={128} height={136}>
      <Label x={14} y={30} size={17} weight={700}>
        Use
      </Label>
      <rect x={10} y={46} width={108} height={34} rx={8} className="surface-2" />
      <Glyph name="phone" x={15} y={53} size={20} tone="muted" />
      <Label x={38} y={68} size={15.5} weight={600}>
        Mobile
      </Label>
      <path d="M25 80V90" className="stroke-green" strokeWidth={2.5} />
      <rect x={10} y={90} width={108} height={34} rx={8} className="green-soft" />
      <Glyph name="check" x={15} y={97} size={20} tone="green-ink" bold />
      <Label x={38} y={112} size={15.5} weight={700} tone="green-ink">
        Recharge
      </Label>
    </Panel>
    <Panel x={172} y={32} width={144} height={136}>
      <Label x={14} y={30} size={17} weight={700}>
        Protect
      </Label>
      <Glyph name="lock" x={112} y={14} size={20} tone="brand-ink" />
      {masked.map(([glyph, text], index) => (
        <g key={glyph} transform={`translate(10 ${46 + index * 44})`}>
          <rect width={124} height={34} rx={8} className="surface-2" />
          <Glyph name={glyph} x={8} y={7} size={20} tone="muted" />
          <Label x={36} y={22} size={15.5} weight={600}>
            {text}
          </Label>
        </g>
      ))}
    </Panel>
    <DeletedData x={336} y={32} />
    <Arrow x={162} />
    <Arrow x={326} />
  </Scene>
);

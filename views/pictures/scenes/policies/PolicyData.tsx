import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
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

/** Data is used for its purpose, masked for as long as it is kept, and is deleted. */
export const PolicyData = () => (
  <Scene width={480} height={200} ground="deep">
    <Panel x={24} y={32} width={112} height={136}>
      <Label x={56} y={30} size={17} weight={700} anchor="middle">
        Use
      </Label>
      <Tick x={56} y={78} size={56} />
      <Skeleton x={32} y={118} widths={[48]} />
    </Panel>
    <Arrow x={156} />
    <Panel x={176} y={32} width={152} height={136}>
      <Glyph name="lock" x={16} y={14} size={20} tone="brand-ink" />
      <Label x={44} y={30} size={17} weight={700}>
        Protect
      </Label>
      {masked.map(([glyph, text], index) => (
        <g key={glyph} transform={`translate(12 ${46 + index * 40})`}>
          <rect width={128} height={34} rx={8} className="surface-2" />
          <Glyph name={glyph} x={8} y={7} size={20} tone="muted" />
          <Label x={36} y={22} size={15.5} weight={600}>
            {text}
          </Label>
        </g>
      ))}
    </Panel>
    <Arrow x={348} />
    <g transform="translate(368 32)">
      <rect width={88} height={136} rx={16} className="deep" />
      <rect
        x={1}
        y={1}
        width={86}
        height={134}
        rx={15}
        className="stroke-on-deep-muted"
        strokeWidth={2}
        strokeDasharray="1 7"
      />
      <Label x={44} y={30} size={17} weight={700} tone="on-deep" anchor="middle">
        Delete
      </Label>
      <path
        d="M24 62h40M36 62v-7h16v7M29 62l3 42h24l3-42M39 72v22M49 72v22"
        className="stroke-on-deep"
        strokeWidth={3}
      />
    </g>
  </Scene>
);

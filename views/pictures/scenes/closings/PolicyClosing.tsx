import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/* The lines of a section, how far one is from the next, and which of them is asked about. */
const lines = [208, 208, 188, 168, 196, 176, 132] as const;
const step = 34;
const asked = 3;

const sheet = { x: 32, y: 28, width: 260, height: 344 } as const;
const text = { x: sheet.x + 24, y: sheet.y + 88 } as const;

/** The glass makes what is under its middle so much larger; its lens stays on the sheet, so that no edge is to be seen in it. */
const glass = { x: 202, y: text.y + asked * step + 6, times: 1.6, radius: 76 } as const;

const Lines = () =>
  lines.map((width, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
    <g key={row} transform={`translate(0 ${row * step})`}>
      {row === asked && (
        <rect x={-12} y={-11} width={232} height={34} rx={9} className="marigold-soft" />
      )}
      <rect width={width} height={12} rx={6} className={row === asked ? 'marigold' : 'line'} />
    </g>
  ));

/* Its lens stands on the line that is asked about, where that ends. */
const Glass = () => (
  <>
    <circle cy={20} r={glass.radius} className="shade" filter="url(#soft)" />
    <path d="M56 56L98 98" className="stroke-faint" strokeWidth={16} strokeLinecap="butt" />
    <path d="M84 84L130 130" className="stroke-brand" strokeWidth={30} />
    <clipPath id="lens">
      <circle r={glass.radius} />
    </clipPath>
    <circle r={glass.radius} className="surface" />
    <g clipPath="url(#lens)">
      <At
        x={(text.x - glass.x) * glass.times}
        y={(text.y - glass.y) * glass.times}
        scale={glass.times}
      >
        <Lines />
      </At>
    </g>
    <circle r={glass.radius} className="stroke-brand" strokeWidth={12} />
  </>
);

/** From near: a glass makes one line of a policy larger, and a question is asked about it. */
export function PolicyClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="mint" night="raised">
      <Rings x={440} y={0} size={320} tone="green-soft" />
      <Panel {...sheet}>
        <rect x={24} y={32} width={128} height={18} rx={9} className="ink" />
      </Panel>
      <At {...text}>
        <Lines />
      </At>
      <At x={glass.x} y={glass.y}>
        <Glass />
      </At>
      <path d="M320 110L308 162 360 146z" className="marigold" />
      <circle cx={358} cy={98} r={52} className="marigold" />
      <Label x={358} y={124} size={72} weight={800} tone="deep" anchor="middle">
        ?
      </Label>
    </Scene>
  );
}

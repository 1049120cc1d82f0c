import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/* The lines of a section, and which of them is asked about. */
const lines = [184, 168, 184, 146, 176, 184, 120] as const;
const asked = 3;

/** How much larger a line is seen in the glass, and how far its lens reaches. */
const glass = { times: 1.6, radius: 76 } as const;

const Lines = () =>
  lines.map((width, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
    <g key={row} transform={`translate(0 ${row * 34})`}>
      {row === asked && (
        <rect x={-12} y={-11} width={208} height={34} rx={9} className="marigold-soft" />
      )}
      <rect width={width} height={12} rx={6} className={row === asked ? 'marigold' : 'line'} />
    </g>
  ));

/* Its lens stands on the end of the line that is asked about, which is larger in it. */
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
      <At x={-146 * glass.times + 30} y={-(asked * 34 + 6) * glass.times} scale={glass.times}>
        <Lines />
      </At>
    </g>
    <circle r={glass.radius} className="stroke-brand" strokeWidth={12} />
  </>
);

/** From near: a glass makes one line of a policy larger, and a question is asked about it. */
export function PolicyClosing() {
  return (
    <Scene {...closingSize} ground="mint" night="raised">
      <Rings x={440} y={0} size={320} tone="green-soft" />
      <Panel x={40} y={28} width={232} height={344}>
        <rect x={24} y={32} width={116} height={18} rx={9} className="ink" />
        <At x={24} y={88}>
          <Lines />
        </At>
      </Panel>
      <At x={222} y={228}>
        <Glass />
      </At>
      <path d="M312 110L300 162 352 146z" className="marigold" />
      <circle cx={350} cy={98} r={52} className="marigold" />
      <Label x={350} y={124} size={72} weight={800} tone="deep" anchor="middle">
        ?
      </Label>
    </Scene>
  );
}

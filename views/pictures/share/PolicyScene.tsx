import { PaperDocument } from '../kit/documents/PaperDocument.tsx';
import { Avatar } from '../kit/people/Avatar.tsx';
import { Label } from '../kit/shapes/Label.tsx';
import { Panel } from '../kit/shapes/Panel.tsx';
import { Skeleton } from '../kit/shapes/Skeleton.tsx';
import { Tick } from '../kit/shapes/Tick.tsx';
import { Rings } from '../kit/stage/Backdrop.tsx';
import { Scene } from '../kit/stage/Scene.tsx';

const clauses = [
  [280, 248],
  [264, 280],
  [280, 192],
] as const;

/** A policy: numbered clauses on a page, read to the end. */
export function PolicyScene() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={0} size={400} />
      <PaperDocument x={72} y={48} width={400} height={520}>
        <Skeleton x={32} y={48} widths={[208]} height={16} tone="ink" />
        <Skeleton x={32} y={84} widths={[136]} />
        {clauses.map((widths, index) => (
          <g key={widths.join()} transform={`translate(32 ${136 + index * 108})`}>
            <Label x={0} y={18} size={24} weight={800} tone="brand">
              {`${index + 1}.`}
            </Label>
            <Skeleton x={40} y={5} widths={[136]} height={12} tone="faint" />
            <Skeleton x={40} y={36} widths={widths} />
          </g>
        ))}
      </PaperDocument>
      <Panel x={400} y={184} width={184} height={176}>
        <Avatar x={92} y={72} size={88} glyph="shield" />
        <Skeleton x={40} y={136} widths={[104]} height={12} />
      </Panel>
      <Tick x={544} y={208} size={56} />
    </Scene>
  );
}

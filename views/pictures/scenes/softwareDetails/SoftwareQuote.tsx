import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PaperDocument } from '../../kit/PaperDocument.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

const stages = ['Stage 1', 'Stage 2', 'Stage 3'] as const;

/** A quotation by stages, the last of which can wait, and the repository that the buyer controls. */
export function SoftwareQuote() {
  return (
    <Scene width={560} height={184} ground="warm" grows="around">
      <Rings x={0} y={184} size={320} tone="marigold-soft" />
      <PaperDocument x={28} y={20} width={236} height={144}>
        {stages.map((stage, index) => {
          const y = 36 + index * 38;
          return (
            <g key={stage}>
              {index < 2 ? (
                <Tick x={34} y={y} size={26} />
              ) : (
                <circle cx={34} cy={y} r={12} className="stroke-faint" strokeWidth={2.5} />
              )}
              <Label x={60} y={y + 7} size={20} weight={600} tone={index < 2 ? 'ink' : 'muted'}>
                {stage}
              </Label>
              {index === 2 && (
                <Label x={212} y={y + 7} size={18} tone="muted" anchor="end">
                  later
                </Label>
              )}
            </g>
          );
        })}
      </PaperDocument>
      <Panel x={288} y={20} width={244} height={144} tone="night">
        <circle cx={48} cy={48} r={26} className="on-deep" opacity={0.14} />
        <Glyph name="code" x={34} y={34} size={28} tone="on-deep" />
        <Glyph name="key" x={196} y={34} size={28} tone="marigold" />
        <Label x={24} y={102} size={20} weight={700} tone="on-deep">
          Repository
        </Label>
        <Label x={24} y={127} size={18} tone="on-deep-muted">
          in your account
        </Label>
      </Panel>
    </Scene>
  );
}

import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const words = [
  ['JOIN', 'brand', 'on-brand'],
  ['HELP', 'marigold', 'deep'],
  ['CODE', 'green', 'surface'],
] as const;

/** A number of ten digits, and the texts on it sorted by their first word. */
export function InboundLongCode() {
  return (
    <Scene width={360} height={264} ground="tint-lift">
      <Panel x={24} y={21} width={312} height={92}>
        <rect x={20} y={22} width={48} height={48} rx={24} className="brand-soft" />
        <Glyph name="chat" x={32} y={34} tone="brand-ink" />
        <Label x={84} y={57} size={28} weight={800} spacing={0.5}>
          92200 XXXXX
        </Label>
      </Panel>
      <path
        d="M180 113v28M72 169v-10q0-18 18-18h180q18 0 18 18v10M180 141v28"
        className="stroke-brand"
        strokeWidth={2.5}
      />
      {words.map(([word, tone, text], index) => (
        <g key={word} transform={`translate(${24 + index * 108} 169)`}>
          <path
            d="M16 0H80a16 16 0 0116 16v28a16 16 0 01-16 16H36l-16 14V60H16A16 16 0 010 44V16A16 16 0 0116 0z"
            className={tone}
          />
          <Label x={48} y={37} size={20} weight={800} tone={text} anchor="middle">
            {word}
          </Label>
        </g>
      ))}
    </Scene>
  );
}

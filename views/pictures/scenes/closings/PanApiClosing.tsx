import { IconAndWord } from '../../kit/shapes/IconAndWord.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const entries = [
  ['Kind of business', 'Lender'],
  ['Why you check PANs', 'To open accounts'],
  ['Checks a month', '2,000'],
] as const;

/** What is asked for in the form, filled in. */
export function PanApiClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <Panel x={52} y={28} width={336} height={344}>
        {entries.map(([label, value], index) => (
          <g key={label} transform={`translate(24 ${24 + index * 84})`}>
            <rect width={288} height={70} rx={8} className="surface-2" />
            <LabelledField x={20} y={27} label={label} value={value} size={20} captionSize={16} />
          </g>
        ))}
        <rect x={24} y={276} width={148} height={48} rx={24} className="brand" />
        <IconAndWord x={98} y={300} glyph="send" size={20} tone="on-brand">
          Send
        </IconAndWord>
      </Panel>
    </Scene>
  );
}

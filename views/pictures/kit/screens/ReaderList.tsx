import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { FeedCover } from './FeedCover.tsx';

const articles = [
  ['pan', 'How to read a PAN'],
  ['fastag', 'FASTag refused'],
] as const;

/** Two articles in a reader, the upper one new, for a station of 236 × 236. */
export const ReaderList = () => (
  <Panel x={16} y={10} width={204} height={216}>
    {articles.map(([cover, title], index) => (
      <g key={cover} transform={`translate(14 ${14 + index * 102})`}>
        <FeedCover x={0} y={0} scale={176 / 240} name={cover} />
        <Label x={0} y={90} size={18} weight={700}>
          {title}
        </Label>
        {index === 0 && (
          <Pill x={188} y={-6} size={17.5} tone="green" anchor="end">
            New
          </Pill>
        )}
      </g>
    ))}
  </Panel>
);

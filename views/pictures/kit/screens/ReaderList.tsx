import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { FeedCover } from './FeedCover.tsx';
import { ReaderDevice } from './ReaderDevice.tsx';

/* Those that have not been read yet, below the new one, and how long their titles are. */
const unread = [
  ['modes', 160, 64],
  ['ticket', 201, 50],
] as const;

/** The count of what is not read yet at the head of the reader, and a new post above two others, 236 × 236. */
export const ReaderList = () => (
  <ReaderDevice title="Unread">
    <Label x={172} y={65} size={20} weight={800} tone="deep" anchor="middle">
      3
    </Label>
    {unread.map(([cover, y, width]) => (
      <g key={cover}>
        <FeedCover x={50} y={y} scale={0.3} name={cover} />
        <rect x={130} y={y + 9} width={width * 0.8} height={10} rx={5} className="line" />
      </g>
    ))}
    <Panel x={14} y={94} width={208} height={54} radius={14}>
      <rect width={208} height={54} rx={14} className="stroke-brand" strokeWidth={2.5} />
      <circle cx={24} cy={27} r={6} className="brand" />
      <Label x={42} y={34} size={20} weight={700}>
        New post
      </Label>
      <path d="M176 18l9 9-9 9" className="stroke-brand" strokeWidth={3.5} />
    </Panel>
  </ReaderDevice>
);

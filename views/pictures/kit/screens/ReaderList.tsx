import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';

/** The headline of a new article with the dot of what is unread, above one that has been read; the list goes on below. */
export const ReaderList = () => (
  <Panel x={16} y={36} width={204} height={240}>
    <circle cx={28} cy={40} r={10} className="marigold" />
    {['Why is a', 'recharge', 'pending?'].map((line, index) => (
      <Label key={line} x={52} y={50 + index * 34} size={29} weight={800}>
        {line}
      </Label>
    ))}
    <path d="M1 142.500H203" className="stroke-line" />
    <rect x={52} y={164} width={126} height={12} rx={6} className="line" />
    <rect x={52} y={188} width={86} height={12} rx={6} className="line" />
  </Panel>
);

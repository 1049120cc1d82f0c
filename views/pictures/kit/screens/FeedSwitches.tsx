import { Avatar } from '../people/Avatar.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Switch } from '../shapes/Switch.tsx';
import { Toast } from './Toast.tsx';

/** What else its owner reads. */
const others = [
  ['News', 'megaphone', 0],
  ['Weather', 'cloud', 104],
] as const;

/** The feeds in a reader, of which the one of the blog has just been turned off. */
export const FeedSwitches = () => (
  <>
    <Panel x={16} y={18} width={204} height={156}>
      {others.map(([name, glyph, y]) => (
        <g key={name} transform={`translate(0 ${y})`}>
          <Avatar x={30} y={26} size={32} glyph={glyph} tone="blue" square />
          <Label x={56} y={33} size={19} weight={700}>
            {name}
          </Label>
          <Switch x={148} y={13} isOn />
        </g>
      ))}
      <rect x={1} y={52} width={202} height={52} className="surface-2" />
      <FeedMark x={14} y={62} scale={0.5} />
      <Label x={56} y={85} size={19} weight={700}>
        The blog
      </Label>
      <Switch x={148} y={65} />
    </Panel>
    <Toast x={16} y={184} width={158}>
      Removed
    </Toast>
  </>
);

import { Keyboard } from '../../kit/devices/Keyboard.tsx';
import { Monitor } from '../../kit/devices/Monitor.tsx';
import { AddFeed } from '../../kit/screens/AddFeed.tsx';
import { CopiedChip } from '../../kit/shapes/CopiedChip.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const titles = ['Chip, tap or swipe', 'Paying salaries by API'] as const;

/**
 * The address of the feed was copied, and is added to a reader on a computer, which has the articles in one line each.
 * On a tablet the page shows only what is above 290, or 250 (Band.css), so the computer ends there.
 */
export const SubscribeReader = () => (
  <Scene width={400} height={366} ground="mint" grows="above">
    <path d="M-400 210H800V800H-400z" className="green" opacity={0.22} />
    <Monitor x={16} y={29} width={368} height={212} neck={23}>
      <AddFeed x={0} y={0} />
      {titles.map((title, index) => (
        <g key={title} transform={`translate(22 ${119 + index * 36})`}>
          <path d="M0 0H304" className="stroke-line" />
          <circle cx={7} cy={18} r={6} className="brand" />
          <Label x={26} y={24.5} size={18} weight={600}>
            {title}
          </Label>
          {index === 0 && (
            <Pill x={304} y={4} size={14.5} tone="green" anchor="end">
              New
            </Pill>
          )}
        </g>
      ))}
    </Monitor>
    <Keyboard x={60} y={294} />
    <Mouse x={304} y={296} />
    <CopiedChip x={228} y={8} scale={0.86} />
  </Scene>
);

const Mouse = (place: Place) => (
  <At {...place}>
    <ellipse cx={16} cy={48} rx={18} ry={5} className="shade" />
    <rect width={32} height={48} rx={16} className="brand" />
    <path d="M16 11v8" className="stroke-on-brand" strokeWidth={5} />
  </At>
);

import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { LogoPlace } from './BrandScreen.tsx';

const shots = ['brand', 'marigold', 'green'] as const;

const services = [
  ['phone', 'Recharge', 'brand'],
  ['receipt', 'Bill payment', 'marigold'],
  ['train', 'Train tickets', 'green'],
] as const;

/** The page of an app in a store, under its owner’s name; on a screen 254 wide, from below the status line. */
export const StoreListing = () => (
  <>
    <rect x={20} y={64} width={72} height={72} rx={18} className="brand" />
    <At x={32} y={76}>
      <LogoPlace x={0} y={0} />
    </At>
    <Label x={106} y={94} size={23} weight={800}>
      Your name
    </Label>
    <Label x={106} y={122} size={17} tone="muted">
      Your account
    </Label>
    <rect x={20} y={156} width={214} height={50} rx={25} className="brand" />
    <Label x={127} y={188} size={20} weight={700} tone="on-brand" anchor="middle">
      Install
    </Label>
    {shots.map((tone, index) => (
      <g key={tone} transform={`translate(${20 + index * 76} 230)`}>
        <rect width={64} height={130} rx={12} className="surface-2" />
        <path d="M0 40V12A12 12 0 0112 0H52a12 12 0 0112 12v28z" className={tone} />
        <path d="M12 60h40M12 78h28" className="stroke-line" strokeWidth={7} />
        <rect x={10} y={98} width={44} height={18} rx={9} className={tone} />
      </g>
    ))}
    {services.map(([glyph, name, tone], index) => (
      <g key={name} transform={`translate(20 ${382 + index * 58})`}>
        <Avatar x={20} y={20} size={40} glyph={glyph} tone={tone} square />
        <Label x={56} y={26} size={18} weight={600}>
          {name}
        </Label>
      </g>
    ))}
  </>
);

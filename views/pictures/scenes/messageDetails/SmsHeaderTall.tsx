import { Avatar } from '../../kit/people/Avatar.tsx';
import { NoticeMessage } from '../../kit/screens/NoticeMessage.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { soft, type Tone } from '../../palette.ts';

/* Left edge and width of each part's tile; top and left edge of the card that its line leads to, and what it says. */
const parts = [
  {
    text: 'AX',
    tone: 'neutral',
    x: 28,
    width: 84,
    card: [468, 28],
    glyph: 'signal',
    name: 'Operator',
  },
  {
    text: 'NOTICE',
    tone: 'brand',
    x: 124,
    width: 172,
    card: [368, 98],
    glyph: 'store',
    name: 'Your header',
  },
  {
    text: 'S',
    tone: 'marigold',
    x: 308,
    width: 64,
    card: [268, 168],
    glyph: 'bell',
    name: 'Service',
  },
] as const;

const ink = { neutral: 'muted', brand: 'brand', marigold: 'marigold' } as const satisfies Partial<
  Record<Tone, string>
>;

/** The name of a sender taken apart: where it stands, its three parts, and what each of them says. */
export function SmsHeaderTall() {
  return (
    <Scene width={400} height={568} ground="mint" grows="around">
      <NoticeMessage x={28} y={20} />
      {parts.map(({ text, tone, x, width, card: [top, left], glyph, name }) => {
        const middle = x + (text === 'NOTICE' ? 18 : width / 2);
        return (
          <g key={text}>
            <rect x={x} y={152} width={width} height={72} rx={12} className={soft[tone][0]} />
            <Label
              x={x + width / 2}
              y={201}
              size={36}
              weight={800}
              tone={soft[tone][1]}
              anchor="middle"
            >
              {text}
            </Label>
            <Panel x={left} y={top} width={372 - left} height={80}>
              <Avatar x={44} y={40} size={48} tone={tone} glyph={glyph} />
              <Label x={82} y={46} size={19} weight={700}>
                {name}
              </Label>
            </Panel>
            <Connector from={[middle, 230]} to={[middle, top]} tone={ink[tone]} upright />
          </g>
        );
      })}
    </Scene>
  );
}

import { Avatar } from '../../kit/people/Avatar.tsx';
import { NoticeMessage } from '../../kit/screens/NoticeMessage.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { soft, type Tone } from '../../palette.ts';

/* Left edge and width of each part's tile; top and right edge of the card that its line leads to, and what it says. */
const parts = [
  {
    text: 'AX',
    tone: 'neutral',
    x: 28,
    width: 84,
    card: [268, 196],
    glyph: 'signal',
    name: 'Operator',
  },
  {
    text: 'NOTICE',
    tone: 'brand',
    x: 124,
    width: 172,
    card: [368, 324],
    glyph: 'store',
    name: 'Your header',
  },
  {
    text: 'S',
    tone: 'marigold',
    x: 308,
    width: 64,
    card: [468, 372],
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
      {parts.map(({ text, tone, x, width, card: [top, right], glyph, name }) => {
        const middle = x + width / 2;
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
            <Panel x={28} y={top} width={right - 28} height={80}>
              <Avatar x={40} y={40} size={44} tone={tone} glyph={glyph} />
              <Label x={70} y={46} size={19} weight={700}>
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

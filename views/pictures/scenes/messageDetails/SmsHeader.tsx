import { Avatar } from '../../kit/Avatar.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SplitCode } from '../../kit/SplitCode.tsx';

const kinds = [
  ['T', 'Transaction', 'lock'],
  ['S', 'Service', 'bell'],
  ['P', 'Promotion', 'megaphone'],
  ['G', 'Government', 'bank'],
] as const;

/** The name of a sender taken apart, and the four letters that it may end in. */
export function SmsHeader() {
  return (
    <Scene width={480} height={540} ground="mint" grows="around">
      <Panel x={28} y={28} width={424} height={212}>
        <Avatar x={52} y={48} size={48} glyph="bell" />
        <Label x={90} y={44} size={19} weight={700}>
          AX-NOTICE-S
        </Label>
        <Label x={90} y={68} size={16} tone="muted">
          Fee of ₹2,400 is due on 30 Nov 2026.
        </Label>
        <path d="M0 92.500H424" className="stroke-line" />
        <SplitCode
          x={24}
          y={110}
          width={376}
          size={32}
          meaningSize={17}
          parts={[
            ['AX', 'Operator', 'neutral'],
            ['NOTICE', 'Your header', 'brand'],
            ['S', 'Type', 'marigold'],
          ]}
        />
      </Panel>
      {kinds.map(([letter, name, glyph], index) => {
        const isOwn = letter === 'S';
        return (
          <g
            key={letter}
            transform={`translate(${28 + (index % 2) * 218} ${268 + Math.floor(index / 2) * 126})`}
          >
            <rect
              width={206}
              height={112}
              rx={16}
              className={isOwn ? 'marigold-soft' : 'surface'}
            />
            {isOwn && (
              <rect
                x={1.5}
                y={1.5}
                width={203}
                height={109}
                rx={14.5}
                className="stroke-marigold"
                strokeWidth={3}
              />
            )}
            <Avatar x={166} y={38} size={48} glyph={glyph} tone={isOwn ? 'marigold' : 'brand'} />
            <Label x={20} y={56} size={44} weight={800} tone={isOwn ? 'marigold-ink' : 'ink'}>
              {letter}
            </Label>
            <Label x={20} y={92} size={19} weight={700} tone={isOwn ? 'marigold-ink' : 'ink'}>
              {name}
            </Label>
          </g>
        );
      })}
    </Scene>
  );
}

import { AppWindow } from '../../kit/AppWindow.tsx';
import { Dots } from '../../kit/Backdrop.tsx';
import { FeedMark } from '../../kit/FeedMark.tsx';
import { Label } from '../../kit/Label.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';

const posts = [
  { glyph: 'bolt', tone: 'marigold', title: 'Why a recharge is pending', note: 'Today' },
  { glyph: 'train', tone: 'brand', title: 'CNF, RAC, WL', note: 'Today' },
  { glyph: 'id', tone: 'green', title: 'How to read a PAN', note: 'Today' },
] as const;

/** A feed reader on a computer: the feed with three unread articles, the first of them open. */
export function SubscribeReader() {
  return (
    <Scene width={560} height={480} ground="brand" grows="around">
      <Dots x={24} y={24} size={512} rows={28} tone="brand-lift" />
      <AppWindow x={48} y={72} width={464} height={440} menu={['home', 'search', 'bell']}>
        <Label x={28} y={44} size={24} weight={800}>
          Unread
        </Label>
        <rect x={124} y={22} width={40} height={30} rx={15} className="brand" />
        <Label x={144} y={43} size={18} weight={700} tone="on-brand" anchor="middle">
          3
        </Label>
        {posts.map((post, index) => (
          <g key={post.title}>
            {index === 0 && (
              <rect x={12} y={66} width={376} height={68} rx={8} className="brand-soft" />
            )}
            <Row {...post} x={28} y={78 + index * 72} width={344} size={19} />
            <circle cx={372} cy={100 + index * 72} r={6} className="brand" />
          </g>
        ))}
        <path d="M0 290.500H400" className="stroke-line" />
        <Skeleton x={28} y={312} widths={[300, 340, 260]} height={10} />
      </AppWindow>
      <FeedMark x={424} y={32} scale={1.5} />
    </Scene>
  );
}

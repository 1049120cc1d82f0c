import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { UnreadPosts } from '../../kit/screens/UnreadPosts.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A feed reader on a computer: the feed with three unread articles, the first of them open. */
export function SubscribeReader() {
  return (
    <Scene width={560} height={480} ground="brand" grows="around">
      <Dots x={24} y={24} size={512} rows={28} tone="brand-lift" />
      <AppWindow x={48} y={64} width={464} height={392} menu={['home', 'search', 'bell']}>
        <UnreadPosts x={28} y={44} width={344} size={19} step={72} />
        <path d="M0 290.500H400" className="stroke-line" />
        <Skeleton x={28} y={308} widths={[300, 340]} height={10} />
      </AppWindow>
    </Scene>
  );
}

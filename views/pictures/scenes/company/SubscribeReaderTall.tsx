import { UnreadPosts } from '../../kit/screens/UnreadPosts.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same in a narrow window, with the beginning of the article that is open. */
export function SubscribeReaderTall() {
  return (
    <Scene width={400} height={496} ground="brand" grows="around">
      <Dots x={16} y={16} size={368} rows={30} tone="brand-lift" />
      <Panel x={28} y={40} width={344} height={432}>
        <UnreadPosts x={28} y={48} width={288} size={16} step={66} />
        <path d="M1 284.500H343" className="stroke-line" />
        <Label x={28} y={320} size={19} weight={800}>
          What an IFSC tells you
        </Label>
        <Skeleton x={28} y={340} widths={[288, 268, 280, 176]} step={22} height={9} />
      </Panel>
    </Scene>
  );
}

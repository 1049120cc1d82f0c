import { CardFace, cardFaceSize } from '../../kit/CardFace.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A gift card in gold with a ribbon and a bow. */
export function PrepaidGift() {
  return (
    <Scene {...cardFaceSize} ground="none">
      <CardFace tone="marigold" ink="deep" groups={3}>
        <path d="M288 0h36v252h-36zM0 44H400v28H0z" className="red" />
        <path d="M288 0h6v252h-6zM0 44H400v5H0z" className="on-brand" opacity={0.25} />
        <path
          d="M306 58C270 8 214 12 224 44c6 22 50 20 82 14zM306 58c36-50 92-46 82-14-6 22-50 20-82 14z"
          className="red"
        />
        <path
          d="M306 58C270 8 214 12 224 44c6 22 50 20 82 14zM306 58c36-50 92-46 82-14-6 22-50 20-82 14z"
          className="stroke-on-brand"
          strokeWidth={2}
          opacity={0.5}
        />
        <circle cx={306} cy={58} r={16} className="red" />
        <circle cx={306} cy={58} r={16} className="stroke-on-brand" strokeWidth={2} opacity={0.5} />
      </CardFace>
    </Scene>
  );
}

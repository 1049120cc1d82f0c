import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A plug on its way into a socket. */
export function SoftwareBitPlug() {
  return (
    <Scene {...bitSize} ground="brand">
      <path d="M0 75H52M188 75H240" className="stroke-on-deep" strokeWidth={9} />
      <path
        d="M98 58h20M98 92h20"
        className="stroke-on-deep"
        strokeWidth={9}
        strokeLinecap="butt"
      />
      <path d="M100 37v76H82a38 38 0 010-76z" className="on-brand" />
      <path d="M100 37v76H90V37z" className="on-deep-muted" />
      <path d="M140 37v76h18a38 38 0 000-76z" className="marigold" />
      <path d="M140 37v76h10V37z" className="skin-deep" opacity={0.4} />
      <path d="M140 58h16M140 92h16" className="stroke-deep" strokeWidth={9} strokeLinecap="butt" />
      <path
        d="M120 28V12M104 30L96 18M136 30L144 18M120 122v16M104 120l-8 12M136 120l8 12"
        className="stroke-code-string"
        strokeWidth={4}
      />
    </Scene>
  );
}

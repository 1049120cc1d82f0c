import type { ReactNode } from 'react';
import type { PictureText } from '#content/pictureText.ts';
import type { Fact } from '#content/sections.ts';
import { preloadEither } from '../../preloadEither.ts';
import { Proof } from '../../sections/Proof.tsx';
import { usePicture } from '../../usePicture.ts';
import { Picture } from '../../widgets/parts/Picture.tsx';

interface PanoramaProps {
  readonly picture: PictureText;
  readonly proof?: readonly Fact[] | undefined;
  /** Between the scene and the figures. */
  readonly children: ReactNode;
}

/** A scene across the page, still on the first screen, and the figures below it. */
export function Panorama({ picture, proof, children }: PanoramaProps): ReactNode {
  const scene = usePicture()(picture);
  preloadEither(scene);
  return (
    <div className="panorama">
      <div className="container">
        <Picture {...scene} eager arrives />
        {children}
        {proof && <Proof facts={proof} />}
      </div>
    </div>
  );
}

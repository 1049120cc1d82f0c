import type { ReactNode } from 'react';
import { payoutUseCases } from '#content/services/payoutUseCases.ts';
import type { PageState } from '#content/urlState.ts';
import { Island } from '../Island.tsx';
import { usePicture } from '../usePicture.ts';

interface UseCaseSelectorProps {
  readonly heading: string;
  readonly state: PageState;
}

/** The selector of the payout page with its five use cases. */
export function UseCaseSelector({ heading, state }: UseCaseSelectorProps): ReactNode {
  const picture = usePicture();
  const cases = payoutUseCases.map((useCase) => ({
    ...useCase,
    picture: picture(useCase.picture),
    href: `/PayoutApi?usecase=${useCase.slug}#usecases`,
  }));
  return (
    <Island
      widget="use-cases"
      props={{ heading, cases, selected: state.usecase ?? payoutUseCases[0].slug }}
    />
  );
}

import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import type { PartProps } from '@webdocs/remote-kit';
import { Hero } from '../../features/hero/Hero.tsx';
import { Offer } from '../../features/offer/Offer.tsx';
import { PlanChooser } from '../../features/plans/PlanChooser.tsx';

export function LandingPage({ page, address }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  return (
    <>
      <Hero />
      <Offer />
      <PlanChooser address={address} />
    </>
  );
}

import { deleteCampaign, listCampaigns, readCampaign, runCampaign, type Campaign } from '@webdocs/contracts/api/campaigns';
import { Badge } from '@webdocs/design/Badge';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Field } from '@webdocs/design/Field';
import { Glyph } from '@webdocs/design/Glyph';
import { plus, search } from '@webdocs/design/drawings';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { call as callApi } from '@webdocs/remote-kit/call';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { useWarningOfLoss } from '../../unsaved/use-warning-of-loss.ts';
import choice from '../../staff-choice/choice.module.css';
import { AdvertiserLink } from './AdvertiserLink.tsx';
import { CampaignReport } from './CampaignReport.tsx';
import { CreativeEditor } from './CreativeEditor.tsx';
import { TermsEditor } from './TermsEditor.tsx';
import { campaignGroups, groupOf, isFound, type CampaignGroup } from './campaign-group.ts';
import type { CreativeDraft } from './creative-draft.ts';
import { useKeptDrafts, type KeptDrafts } from '../../unsaved/kept-drafts.ts';
import { share } from './report-figures.ts';
import type { TermsDraft } from './terms-draft.ts';
import { whenStale } from './when-stale.ts';
import styles from './Campaigns.module.css';
import words from './words/en-US.ftl';

/** The campaigns on one side, the one that is chosen on the other. */
function Campaigns({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const listing = useRepeatableCall();
  const [found, setFound] = useState<readonly Campaign[]>();
  const [group, setGroup] = useState<CampaignGroup>('running');
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState({ words: '', turn: 0 });
  const status = useRef<HTMLParagraphElement>(null);
  const terms = useKeptDrafts<TermsDraft>();
  const creatives = useKeptDrafts<CreativeDraft>();
  useWarningOfLoss(terms.areThere || creatives.areThere);
  const today = new Date().toISOString().slice(0, 10);

  const list = () => listing.run(async () => setFound((await callApi(listCampaigns)).campaigns));
  useEffect(() => list(), []);

  // An answer may come when another campaign has been chosen: it changes what is known, and leaves the reader there.
  const chosenNow = useRef(chosen);
  useEffect(() => void (chosenNow.current = chosen), [chosen]);
  const choose = (id: string | undefined) => {
    chosenNow.current = id;
    setChosen(id);
  };
  // Each is a new element, so that the same words are read out again.
  const say = (sentence: string) => setSaid(({ turn }) => ({ words: sentence, turn: turn + 1 }));
  const take = (campaign: Campaign) => setFound((all = []) => [campaign, ...all.filter(({ id }) => id !== campaign.id)]);
  const show = (campaign: Campaign, sentence: string, from = campaign.id) => {
    take(campaign);
    if (chosenNow.current !== from) return;
    choose(campaign.id);
    setGroup(groupOf(campaign, today));
    say(sentence);
  };
  const readAnew = async (id: string) => {
    take(await callApi(readCampaign, { params: { id } }));
    say(text('plus-ads-read-anew'));
  };
  const shown = found?.filter((one) => groupOf(one, today) === group && isFound(one, wanted)) ?? [];
  const campaign = found?.find(({ id }) => id === chosen);
  return (
    <div className={styles.columns}>
      <section aria-label={text('plus-ads-campaigns')}>
        <div className={styles.head}>
          <div role="group" aria-label={text('plus-ads-which')} className={styles.groups}>
            {campaignGroups.map((one) => (
              <button key={one} type="button" aria-pressed={one === group} onClick={() => setGroup(one)}>
                {text(`plus-ads-group-${one}`)} <span>{found?.filter((each) => groupOf(each, today) === one).length}</span>
              </button>
            ))}
          </div>
          <Field
            type="search"
            label={text('plus-ads-search')}
            labelHidden
            placeholder={text('plus-ads-search')}
            before={<Glyph of={search} size={16} />}
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          />
        </div>
        <Failed call={listing} />
        {!found && listing.isPending && (
          <p role="status" className={styles.none}>
            {text('plus-ads-loading')}
          </p>
        )}
        <ul className={choice.list} role="list">
          {shown.map((one) => (
            <li key={one.id}>
              <CampaignChoice campaign={one} isChosen={one.id === chosen} onChoose={() => choose(one.id)} />
            </li>
          ))}
        </ul>
        {found && shown.length === 0 && <p className={styles.none}>{text(wanted ? 'plus-ads-not-found' : 'plus-ads-none')}</p>}
        <Button
          className={styles.new}
          kind="primary"
          icon={<Glyph of={plus} size={16} />}
          onClick={() => {
            choose('new');
            say('');
          }}
        >
          {text('plus-ads-new')}
        </Button>
        <p className={styles.counted}>{text('plus-ads-counted')}</p>
      </section>
      <div className={styles.chosen}>
        <p ref={status} tabIndex={-1} role="status" className={styles.said}>
          <span key={said.turn}>{said.words}</span>
        </p>
        {chosen === 'new' && (
          <NewCampaign
            today={today}
            drafts={terms}
            onSaved={(one) => show(one, text('plus-ads-added'), 'new')}
            onStale={async () => undefined}
            Failed={Failed}
          />
        )}
        {campaign && (
          <ChosenCampaign
            key={campaign.id}
            campaign={campaign}
            today={today}
            terms={terms}
            creatives={creatives}
            onChanged={show}
            onStale={() => readAnew(campaign.id)}
            onSay={say}
            onDeleted={() => {
              terms.forgetAll(campaign.id);
              creatives.forgetAll(campaign.id);
              choose(undefined);
              list();
              say(text('plus-ads-deleted'));
              status.current?.focus();
            }}
            Failed={Failed}
          />
        )}
      </div>
    </div>
  );
}

function NewCampaign(editor: Omit<Parameters<typeof TermsEditor>[0], 'campaign'>) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.card}>
      <h2 ref={title} tabIndex={-1}>
        {text('plus-ads-new')}
      </h2>
      <TermsEditor campaign={undefined} {...editor} />
    </div>
  );
}

function CampaignChoice({
  campaign,
  isChosen,
  onChoose,
}: {
  readonly campaign: Campaign;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const text = useText();
  const locale = useLocale();
  const { counts, kind, creatives, ends_on: end, views_in_all: planned } = campaign;
  const rate = share(counts.clicked, counts.viewed);
  return (
    <button type="button" className={`${choice.item} ${styles.choice}`} aria-current={isChosen || undefined} onClick={onChoose}>
      <span className={choice.name}>
        <span dir="auto" translate="no">
          {campaign.name}
        </span>{' '}
        {kind !== 'paid' && <Badge>{text(`plus-ads-kind-${kind}`)}</Badge>}
      </span>
      <span className={choice.meta}>
        {[
          ...creatives.map(({ slot }) => text(`plus-ads-place-${slot}`)),
          ...(creatives.length === 0 ? [text('plus-ads-nothing')] : []),
        ].join(', ')}
        {end && <span> · {text('plus-ads-until', { day: formatDate(locale, end) })}</span>}
      </span>
      <span className={styles.numbers}>
        <span>{text('plus-ads-seen-count', { count: formatNumber(locale, counts.viewed) })}</span>
        {rate !== null && <span>{text('plus-ads-clicked-share', { share: formatNumber(locale, rate) })}</span>}
      </span>
      {planned !== null && (
        <progress className={styles.progress} value={Math.min(counts.viewed, planned)} max={planned} aria-hidden="true" />
      )}
    </button>
  );
}

interface ChosenCampaignProps {
  readonly campaign: Campaign;
  readonly today: string;
  readonly terms: KeptDrafts<TermsDraft>;
  readonly creatives: KeptDrafts<CreativeDraft>;
  readonly onChanged: (campaign: Campaign, said: string) => void;
  /** Called where another person has changed the campaign since it was read. */
  readonly onStale: () => Promise<void>;
  readonly onSay: (words: string) => void;
  readonly onDeleted: () => void;
  readonly Failed: FailedCallComponent;
}

const views = ['report', 'creatives', 'terms'] as const;

/** One campaign: what came of it, what it shows, and its terms. */
function ChosenCampaign({ campaign, today, terms, creatives, onChanged, onStale, onSay, onDeleted, Failed }: ChosenCampaignProps) {
  const text = useText();
  const locale = useLocale();
  const acting = useRepeatableCall();
  const [view, setView] = useState<(typeof views)[number]>(campaign.creatives.length > 0 ? 'report' : 'creatives');
  const [isDeleting, setDeleting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isRunning = campaign.state === 'running';

  const turn = () =>
    acting.run(async () => {
      const state = isRunning ? 'paused' : 'running';
      const body = { state, version: campaign.version } as const;
      const changed = await callApi(runCampaign, { params: { id: campaign.id }, body }).catch(whenStale(onStale));
      onChanged(changed, text(`plus-ads-now-${state}`));
    });
  return (
    <div className={styles.card}>
      <h2 ref={title} tabIndex={-1} dir="auto" translate="no">
        {campaign.name}
      </h2>
      <p className={styles.terms}>
        <span dir="auto" translate="no">
          {campaign.advertiser}
        </span>
        {' · '}
        {campaign.ends_on
          ? text('plus-ads-from-to', { from: formatDate(locale, campaign.starts_on), to: formatDate(locale, campaign.ends_on) })
          : text('plus-ads-from', { from: formatDate(locale, campaign.starts_on) })}
        {' · '}
        {text(`plus-ads-state-${campaign.state}`)}
      </p>
      <div className={styles.bar}>
        <div role="group" aria-label={text('plus-ads-view')} className={styles.groups}>
          {views.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
              {text(`plus-ads-view-${one}`)}
            </button>
          ))}
        </div>
        <div className={styles.acts}>
          <Button kind={isRunning ? 'default' : 'primary'} size="small" aria-disabled={acting.isPending || undefined} onClick={turn}>
            {text(isRunning ? 'plus-ads-pause' : 'plus-ads-start')}
          </Button>
          <Button kind="danger" size="small" onClick={() => setDeleting(true)}>
            {text('plus-ads-delete')}
          </Button>
        </div>
      </div>
      <Failed call={acting} />
      {view === 'report' && (
        <div className={styles.form}>
          <CampaignReport campaign={campaign} today={today} Failed={Failed} />
          <AdvertiserLink campaign={campaign} onChanged={onChanged} onSay={onSay} Failed={Failed} />
        </div>
      )}
      {view === 'creatives' && <CreativeEditor campaign={campaign} drafts={creatives} onChanged={onChanged} Failed={Failed} />}
      {view === 'terms' && (
        <TermsEditor
          campaign={campaign}
          today={today}
          drafts={terms}
          onSaved={(changed) => onChanged(changed, text('plus-ads-saved'))}
          onStale={onStale}
          Failed={Failed}
        />
      )}
      {isDeleting && <DeleteDialog campaign={campaign} onClose={() => setDeleting(false)} onDeleted={onDeleted} Failed={Failed} />}
    </div>
  );
}

interface DeleteDialogProps {
  readonly campaign: Campaign;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly Failed: FailedCallComponent;
}

function DeleteDialog({ campaign, onClose, onDeleted, Failed }: DeleteDialogProps) {
  const text = useText();
  const call = useRepeatableCall();
  // The browser closes it, and gives the focus back, before it is taken away.
  const [isOpen, setOpen] = useState(true);
  const isDone = useRef(false);
  const submit = () =>
    call.run(async () => {
      await callApi(deleteCampaign, { params: { id: campaign.id } });
      isDone.current = true;
      setOpen(false);
    });
  return (
    <Dialog
      open={isOpen}
      onClose={() => (isDone.current ? onDeleted() : onClose())}
      title={text('plus-ads-delete')}
      subtitle={campaign.name}
      closeLabel={text('plus-ads-cancel')}
      actions={
        <>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            {text('plus-ads-cancel')}
          </Button>
          <Button kind="danger" aria-disabled={call.isPending || undefined} onClick={submit}>
            {text(call.isPending ? 'plus-ads-working' : 'plus-ads-delete')}
          </Button>
        </>
      }
    >
      <p>{text('plus-ads-delete-text')}</p>
      <Failed call={call} />
    </Dialog>
  );
}

export const campaigns = definePiece({ component: Campaigns, messages: words });

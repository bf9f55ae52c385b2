import type { CurriculumPage } from '@webdocs/contracts/page/page';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { play } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import styles from './Partner.module.css';

type PartnerCourse = NonNullable<CurriculumPage['doc']['partner']>;

/** The way to the partner's lessons: a link for everybody, and over the page for those whose browser has a script. */
export function Partner({ course }: { readonly course: PartnerCourse }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    // A click that asks for a tab or window of its own gets it.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a className={styles.poster} href={course.url} rel="noopener" onClick={open}>
        <Landscape />
        <span className={styles.invitation}>
          <Glyph of={play} size={16} />
          {text('blog-curriculum-partner')}
        </span>
      </a>
      <Lessons course={course} isOpen={isOpen} close={() => setOpen(false)} />
    </>
  );
}

interface LessonsProps {
  readonly course: PartnerCourse;
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** Nothing of the partner is loaded before its reader asks for it, and nothing stays when the dialog is closed. */
function Lessons({ course, isOpen, close }: LessonsProps) {
  const text = useText();
  const stage = useRef<HTMLDivElement>(null);
  const isFull = useFullScreen();
  useWayAround(isOpen, course.url);
  const { host } = new URL(course.url);
  const toggle = () => void (isFull ? document.exitFullscreen() : stage.current?.requestFullscreen())?.catch(() => undefined);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={text('blog-curriculum-partner')}
      subtitle={text('blog-curriculum-partner-note', { host })}
      closeLabel={text('blog-curriculum-close')}
      className={styles.dialog}
      actions={
        <>
          <Button href={course.url} target="_blank" rel="noopener">
            {text('blog-curriculum-partner-open')}
          </Button>
          <Button kind="primary" onClick={toggle}>
            {text(isFull ? 'blog-curriculum-leave-full-screen' : 'blog-curriculum-full-screen')}
          </Button>
        </>
      }
    >
      <div ref={stage} className={styles.stage}>
        {isOpen && <iframe src={embedded(course.url)} title={course.title} allow="fullscreen" allowFullScreen />}
      </div>
    </Dialog>
  );
}

function useFullScreen(): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  return isFull;
}

/** Where the page came without a reload, the policy of the page before it may refuse the frame: then the link is followed. */
function useWayAround(isOpen: boolean, address: string): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const follow = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' || effectiveDirective === 'default-src') location.assign(address);
    };
    document.addEventListener('securitypolicyviolation', follow);
    return () => document.removeEventListener('securitypolicyviolation', follow);
  }, [isOpen, address]);
}

function embedded(address: string): string {
  const url = new URL(address);
  url.searchParams.set('embed', '');
  return url.href;
}

/** A sun over two hills, in the cloth of the section. */
function Landscape() {
  return (
    <svg className={styles.landscape} viewBox="0 0 432 243" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <circle className={styles.sun} cx="342" cy="52" r="27" />
      <path className={styles.hills} d="M0 198 108 139l81 41L296 99l136 74v70H0z" />
    </svg>
  );
}

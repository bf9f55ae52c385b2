import { BrokenAnswer } from '@webdocs/page-states/answer/BrokenAnswer';
import type { PartProps } from '@webdocs/remote-kit';
import { Post } from '../../features/posts/Post.tsx';
import { PostList } from '../../features/posts/PostList.tsx';

export function Blog({ page }: PartProps) {
  switch (page.renderer) {
    case 'BlogIndex':
      return <PostList page={page} />;
    case 'BlogPost':
      return <Post key={page.url} page={page} />;
    case 'Broken':
      return <BrokenAnswer page={page} />;
    default:
      return null;
  }
}

import { BrokenPage } from '@webdocs/page-states/BrokenPage';
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
      return <BrokenPage page={page} />;
    default:
      return null;
  }
}

const Page = () => <h1>My page</h1>;

export default Page;
